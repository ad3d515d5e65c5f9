import '@vitejs/plugin-react/preamble'
import '@minaret/site/dev-page'
import './entry-client.tsx'

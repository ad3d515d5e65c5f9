/** Mosques as folders of text files, for the commands that read and write them. */
export * from '@minaret/content/folder'

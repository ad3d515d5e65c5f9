import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['home'] = {
  description: (name) => `مواقيت الصلاة وسبل دعم ${name}.`,
  welcome: (name) => `أهلًا بك في ${name}`,
  welcomeLead: 'بدعمك يبقى المسجد مفتوحًا للجميع كل يوم.',
  month: 'الشهر كاملًا',
  kinds: { ordinary: 'إعلان', janazah: 'صلاة جنازة', emergency: 'هام' },
}

import type { CardPaymentNeed } from '@minaret/contract/desk'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, type MailLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type AccountFacts, needsOf, stateOf } from './state.ts'

type Reason = 'missing' | 'rejected' | 'paused' | 'review' | 'other'

type Words = {
  subject(mosque: string): string
  lead(mosque: string): string
  reasons: Record<Reason, string>
  label: string
  needs: Record<CardPaymentNeed, string>
  action: string
  after: string
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    subject: (mosque) => `Stripe has stopped card payments for ${mosque}`,
    lead: (mosque) =>
      `Stripe takes no card payments for ${mosque} at the moment. Donors see that they can’t pay by card, and how else they can give.`,
    reasons: {
      missing: 'Stripe needs more details from you. Once it has checked them, card payments start again automatically.',
      rejected: 'Stripe has rejected the account. Contact Stripe’s support to find out why.',
      paused: 'Whoever runs this server has paused the account. Contact them to find out why.',
      review: 'Stripe is checking the account. You don’t have to do anything unless Stripe asks you to.',
      other: 'Stripe hasn’t said why. Log in to Stripe, or contact its support.',
    },
    label: 'What Stripe needs',
    needs: {
      organisation: 'the charity’s details',
      organisationProof: 'a document that proves the charity’s details',
      person: 'details of the people responsible',
      personProof: 'proof of identity',
      bankAccount: 'the bank account to pay into',
      terms: 'your agreement to Stripe’s terms',
      other: 'other details, which its form explains',
    },
    action: 'See what to do',
    after: 'Stripe may not collect regular gifts either until this is solved.',
  },
  ar: {
    subject: (mosque) => `أوقف Stripe الدفع بالبطاقة لـ${mosque}`,
    lead: (mosque) =>
      `لا يقبل Stripe حاليًا الدفع بالبطاقة لـ${mosque}. ويرى المتبرعون أنه لا يمكنهم الدفع بالبطاقة وكيف يمكنهم التبرع بغيرها.`,
    reasons: {
      missing: 'يحتاج Stripe إلى مزيد من البيانات منكم. وبعد التحقق منها يعود الدفع بالبطاقة من تلقاء نفسه.',
      rejected: 'رفض Stripe الحساب. تواصلوا مع دعم Stripe لمعرفة السبب.',
      paused: 'أوقف القائمون على هذا الخادم الحساب مؤقتًا. تواصلوا معهم لمعرفة السبب.',
      review: 'يتحقق Stripe من الحساب. لا يلزمكم فعل شيء ما لم يطلب Stripe ذلك.',
      other: 'لم يذكر Stripe السبب. سجّلوا الدخول إلى Stripe أو تواصلوا مع دعمه.',
    },
    label: 'ما يحتاج إليه Stripe',
    needs: {
      organisation: 'بيانات الجمعية الخيرية',
      organisationProof: 'مستند يثبت بيانات الجمعية الخيرية',
      person: 'بيانات الأشخاص المسؤولين',
      personProof: 'إثبات الهوية',
      bankAccount: 'الحساب البنكي الذي تُحوَّل إليه المبالغ',
      terms: 'موافقتكم على شروط Stripe',
      other: 'بيانات أخرى يوضحها نموذجه',
    },
    action: 'عرض المطلوب',
    after: 'قد لا يحصّل Stripe التبرعات الدورية أيضًا حتى يُحل ذلك.',
  },
  ur: {
    subject: (mosque) => `Stripe نے ${mosque} کے لیے کارڈ کی ادائیگیاں روک دی ہیں`,
    lead: (mosque) =>
      `Stripe اس وقت ${mosque} کے لیے کارڈ کی ادائیگی نہیں لے رہا۔ عطیہ دہندگان دیکھتے ہیں کہ وہ کارڈ سے ادائیگی نہیں کر سکتے، اور اور کس طرح دے سکتے ہیں۔`,
    reasons: {
      missing: 'Stripe کو آپ سے مزید تفصیلات چاہییں۔ ان کی جانچ کے بعد کارڈ کی ادائیگیاں خود شروع ہو جائیں گی۔',
      rejected: 'Stripe نے اکاؤنٹ مسترد کر دیا ہے۔ وجہ جاننے کے لیے Stripe کی سپورٹ سے رابطہ کریں۔',
      paused: 'اس سرور کے منتظم نے اکاؤنٹ روک دیا ہے۔ وجہ جاننے کے لیے ان سے رابطہ کریں۔',
      review: 'Stripe اکاؤنٹ کی جانچ کر رہا ہے۔ جب تک Stripe نہ کہے آپ کو کچھ نہیں کرنا۔',
      other: 'Stripe نے وجہ نہیں بتائی۔ Stripe میں لاگ اِن کریں یا اس کی سپورٹ سے رابطہ کریں۔',
    },
    label: 'Stripe کو کیا چاہیے',
    needs: {
      organisation: 'فلاحی ادارے کی تفصیلات',
      organisationProof: 'فلاحی ادارے کی تفصیلات ثابت کرنے والی دستاویز',
      person: 'ذمہ دار افراد کی تفصیلات',
      personProof: 'شناخت کا ثبوت',
      bankAccount: 'وہ بینک اکاؤنٹ جس میں رقم بھیجی جائے',
      terms: 'Stripe کی شرائط سے آپ کا اتفاق',
      other: 'دوسری تفصیلات، جو اس کا فارم بتاتا ہے',
    },
    action: 'دیکھیں کیا کرنا ہے',
    after: 'جب تک یہ حل نہ ہو، ممکن ہے Stripe باقاعدہ عطیات بھی وصول نہ کرے۔',
  },
}

/** Tells somebody who handles a mosque’s money that Stripe has stopped its card payments, and why. @param link to its desk */
export function stoppedEmail(
  tenant: Tenant,
  to: string,
  { account, link }: { account: Omit<AccountFacts, 'isOn'>; link: string },
): Email {
  const language = getTenantLanguage(tenant)
  const say = words[language]
  const { reason = 'other' } = stateOf({ ...account, isOn: true })
  const mosque = tenant.config.websiteName
  const needs = reason === 'missing' ? needsOf(account.requirements?.due ?? []).map((need) => say.needs[need]) : []
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: say.subject(mosque),
      paragraphs: [say.lead(mosque), say.reasons[reason]],
      facts: needs.length > 0 ? [{ label: say.label, value: needs.join(' · ') }] : [],
      action: { label: say.action, href: link },
      after: [say.after],
    }),
  }
}

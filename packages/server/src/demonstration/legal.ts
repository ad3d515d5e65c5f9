import { periods } from '../retention/periods.ts'

const told = (what: keyof typeof periods) => periods[what].told

/** The two legal pages of a demonstration, true of what this software stores and does. */
export const demonstrationLegalPages = [
  {
    id: 'privacy',
    title: 'Privacy policy',
    body: `<p>{name} decides what is done with what you tell this site, and answers for it. Write to <a href="mailto:{email}">{email}</a> with any question. This is a demonstration: the mosque is made up, its money is not real, and nothing true about you should be typed here.</p>
<h2>Reading the site</h2>
<p>You can read everything without telling us who you are. We count how many people visit on a day. For that your address and browser are turned into a mark that cannot be turned back; the mark and the secret it was made with are deleted ${told('visitorMarks')}. We use no advertising and no analytics of other companies.</p>
<h2>What is kept on your device</h2>
<p>Your browser keeps your choice of language and currency, a copy of the site’s settings so that it opens faster, and, while you are logged in, your display name and a key that proves it is you. Nothing of it is used to follow you. Logging out removes what belongs to your account.</p>
<h2>What we keep, why, and how long</h2>
<table><thead><tr><th scope="col">When you</th><th scope="col">We keep</th><th scope="col">Because</th><th scope="col">For</th></tr></thead><tbody>
<tr><th scope="row">open an account</th><td>name, e-mail address, contact number if you give one, and your password in a form nobody can read</td><td>you asked us to</td><td>as long as you have the account; ${told('auditEntries')}</td></tr>
<tr><th scope="row">log in</th><td>when you did, so that you can be logged out everywhere</td><td>to keep your account safe</td><td>14 days after your last visit, 90 days at most</td></tr>
<tr><th scope="row">give</th><td>name, e-mail address, amount, cause, date, and whether it arrived</td><td>the law on accounts demands it</td><td>six years after the end of the accounting year</td></tr>
<tr><th scope="row">ask for our newsletter</th><td>your e-mail address, and when and to which words you agreed</td><td>you agreed</td><td>${told('pendingSubscribers')}; else until you unsubscribe, which is one click in every letter, and ${told('leftSubscribers')}</td></tr>
<tr><th scope="row">write to us</th><td>your name, e-mail address and message</td><td>to answer you</td><td>${told('contactMessages')}</td></tr>
<tr><th scope="row">ask the imam</th><td>nothing: your question is sent to him and not kept on the site</td><td>it is between the two of you</td><td>the time it takes to send</td></tr>
<tr><th scope="row">apply for a course</th><td>name, e-mail address, contact number, your answers</td><td>to give out places fairly</td><td>${told('courseApplicants')}</td></tr>
<tr><th scope="row">register a child for the evening school</th><td>your details, the child’s name and date of birth, and what teachers must know, which is stored encrypted</td><td>to teach and to keep the child safe</td><td>${told('maktabRegistrations')}</td></tr>
</tbody></table>
<h2>Cards</h2>
<p>Card numbers never reach us. Where cards are taken, you type them into fields of our payment provider, Stripe, which tells us only whether the payment worked. When a card is declined we keep a mark of your e-mail address that cannot be turned back, ${told('declineMarks')}, so that nobody can try out stolen cards here. In this demonstration there are no cards at all.</p>
<h2>Who else sees it</h2>
<p>The trustees and staff who need it for their work, the company that runs our server, the company that carries our mail, and the payment provider. Nobody buys it from us. We tell the authorities only what the law makes us tell.</p>
<h2>Your rights</h2>
<p>You may see what we have about you, correct it, take it away in a file, have it deleted, and object to what we do with it. With an account you can take the file or delete the account yourself, in your profile. Gifts stay in the books without your name when you do. For anything else write to <a href="mailto:{email}">{email}</a>; we answer within a month.</p>
<p>If we have not put it right, you can complain to the Information Commissioner’s Office: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>.</p>`,
  },
  {
    id: 'terms-conditions',
    title: 'Terms and conditions',
    body: `<p>These are the terms between you and {name}, {address}. By using this site you accept them. They are short because they are meant to be read.</p>
<h2>This is a demonstration</h2>
<p>The mosque is made up. No money is taken, no place on a course is real, and letters go nowhere. What follows is what a real mosque would say.</p>
<h2>Prayer times</h2>
<p>Times come from the mosque’s own table, and are calculated where it has none; the page says which. We check them with care. When what you see and what you hear differ, follow the call in the mosque.</p>
<h2>Giving</h2>
<ul><li>A gift is for the cause you choose. Zakat is kept apart and given only to those entitled to it.</li><li>You get a receipt by e-mail. A gift counts as received when the payment provider confirms it.</li><li>A weekly or monthly gift goes on until you pause or end it, which you can do at any time in your profile or by the link in each receipt.</li><li>Gave by mistake, or twice? Write within 14 days and you get it back. Gift Aid already claimed is returned to HM Revenue and Customs.</li><li>If a cause can no longer be carried out, the trustees use the money for the nearest one and say so in the accounts.</li></ul>
<h2>Courses, classes and events</h2>
<p>Places are given in the order in which people apply. If we call something off you get back what you paid. If you cannot come, tell us, so that somebody else can.</p>
<h2>Children</h2>
<p>Only a parent or guardian may register a child for the evening school. Accounts are for people of 16 and over.</p>
<h2>Your account</h2>
<p>Keep your password to yourself and tell us if somebody has it. We may close an account that is used to harm others, and will say why.</p>
<h2>What is on the site</h2>
<p>You may copy and share texts for your own use if you say where they are from. Links to other sites are for your convenience; we do not answer for them.</p>
<h2>What we answer for</h2>
<p>We keep the site running with care, but cannot promise that it never fails. Nothing here takes away rights the law gives you.</p>
<h2>Law and questions</h2>
<p>The law of England and Wales applies. Questions and complaints go to <a href="mailto:{email}">{email}</a> and are answered within two weeks.</p>`,
  },
] as const

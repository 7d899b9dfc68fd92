import { DEMO_SETTINGS } from '../settings.ts';

const { site_name: house, contact_email: email, contact_phone: phone, contact_address: address } = DEMO_SETTINGS;

export const PRIVACY_POLICY = `
<p>This policy says what ${house} stores about you, why, for how long, and how you get it deleted. It is written for India's Digital Personal Data Protection Act, 2023 (DPDP Act); guests from the European Union and the United Kingdom have the rights of the GDPR as well.</p>
<h2>Who is responsible, and whom to ask</h2>
<p>${house}, ${address}, decides how your data is used (the data fiduciary, or controller). Our privacy contact, who is also the grievance officer, is Lakshmi Varma, the owner of the house: <a href="mailto:${email}">${email}</a>, <a href="tel:${phone.replace(/ /g, '')}">${phone}</a>. You get an answer within seven days and a decision within thirty.</p>
<h2>What we store, and why</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Basis</th></tr></thead>
<tbody>
<tr><td>Booking: name, phone, email if you give it, dates, guests, services, wishes</td><td>To answer your request and prepare your stay</td><td>Your request; contract (GDPR Art. 6(1)(b))</td></tr>
<tr><td>Payment: amount, time and the reference (UTR) of your UPI transfer. We never see your PIN or your balance.</td><td>To match your payment and keep accounts</td><td>Contract; tax law (Art. 6(1)(c))</td></tr>
<tr><td>Messages and chats that you send us</td><td>To answer them</td><td>Your consent in writing to us; legitimate interest (Art. 6(1)(f))</td></tr>
<tr><td>Visits to this site: pages, where you came from, time and scrolling on them, what you choose there, your browser's name, country and a shortened network address; only once you have agreed, also a hash of browser, language, time zone, screen and processor cores</td><td>To see which pages help</td><td>Legitimate interest until you decline in the cookie settings, unless the owner asks first</td></tr>
<tr><td>The page that you have open while you chat</td><td>To answer you</td><td>Legitimate interest</td></tr>
<tr><td>Technical records of the server</td><td>To keep the site running and abuse away</td><td>Legitimate interest</td></tr>
<tr><td>Identity documents shown at check-in, as the law asks for guests of a lodging</td><td>Guest register</td><td>Legal duty</td></tr>
</tbody>
</table>
<p>We do not sell data, we do not build profiles, and no computer decides about your booking on its own: the owner confirms every request.</p>
<h2>How long we keep it</h2>
<ul>
<li>Bookings, receipts and the ledger of all payments: at least eight years after the financial year of the stay, as tax law requires. A booking that we delete is removed after 30 days; its receipts and its entries in the ledger stay. Requests that came to nothing: until you ask us to delete them.</li>
<li>Contact messages and chats: 24 months, then they are deleted automatically.</li>
<li>Requests about your data, with our answer: three years after the answer, to show that we acted; then they are deleted automatically.</li>
<li>Visits: thirteen months, then they are deleted automatically.</li>
<li>The count of who has read a blog post: a hash of your network address and browser, for at most two days; then nobody can compute it again.</li>
<li>The guest register: as long as local rules ask for.</li>
</ul>
<h2>Who else sees it</h2>
<p>People who work for your stay, such as the cook or the decorator, learn your first name, dates and wishes. The companies that host this site and carry our mail process data for us under contract. Your bank and ours carry the payment. Authorities get what the law obliges us to give. If the house sends messages by WhatsApp, Meta carries them. Whoever works for your stay may have the house's calendar, with your name and number. Nobody else gets anything.</p>
<h2>Your rights</h2>
<ul>
<li><strong>Know and copy:</strong> what we store of you, in a form that you can read and take along.</li>
<li><strong>Correct and complete</strong> what is wrong.</li>
<li><strong>Delete</strong> what we no longer need and the law does not make us keep.</li>
<li><strong>Withdraw</strong> a consent as easily as you gave it; what was done before stays lawful.</li>
<li><strong>Object</strong> to, or restrict, uses that rest on legitimate interest.</li>
<li><strong>Nominate</strong> somebody who uses these rights for you in case of death or incapacity.</li>
</ul>
<p>Use <em>Manage Consent</em> at the foot of every page: Delete My Data, Request Data Copy and Update My Data each file a request with a reference. We handle it within 30 days and confirm by email. You can also simply write to us. It costs nothing; we may ask a question to be sure that it is you.</p>
<p>If our answer does not satisfy you, you may complain to the Data Protection Board of India, or, in the European Union, to the authority of the place where you live.</p>
<h2>Children</h2>
<p>Only adults can book. If you name children in your wishes, for a birthday for example, we use that for the stay alone and never for advertising.</p>
<h2>Security and changes</h2>
<p>Connections are encrypted, passwords are stored as hashes, and backups are protected like the data itself. If something goes wrong that affects you, we tell you and the authority without delay. When this policy changes in substance, the new version stands here before it applies, and guests with a booking ahead are told.</p>`;

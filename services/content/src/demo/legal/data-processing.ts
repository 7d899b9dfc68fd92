import { DEMO_SETTINGS } from '../settings.ts';

const { site_name: house, contact_email: email } = DEMO_SETTINGS;

export const DATA_PROCESSING = `
<p>The privacy policy says what ${house} stores. This page says how it is handled: where it goes, who works on it for us, and what protects it.</p>
<h2>The way of a booking</h2>
<ol>
<li>Your browser sends the form over an encrypted connection. What the form does not ask for is dropped before anything is stored.</li>
<li>The server stores the request and notes each later change with its time and who made it: you, the owner or the system.</li>
<li>A mail goes to the owner and, if you gave an address, to you.</li>
<li>After the stay the record serves the accounts alone. It is not used for advertising.</li>
</ol>
<h2>Who processes data for us</h2>
<table>
<thead><tr><th scope="col">Kind of processor</th><th scope="col">What for</th><th scope="col">What they handle</th></tr></thead>
<tbody>
<tr><td>Hosting provider</td><td>Runs the servers and backups</td><td>Everything on this site, encrypted on its way</td></tr>
<tr><td>Mail provider</td><td>Delivers our mails</td><td>Address and text of the mail</td></tr>
<tr><td>Meta, if the house sends messages by WhatsApp</td><td>Delivers them</td><td>Your number and the message</td></tr>
<tr><td>Bank and UPI network</td><td>Carry your payment; responsible on their own</td><td>Payment data</td></tr>
<tr><td>Accountant</td><td>Books and tax returns</td><td>Invoices and payments</td></tr>
</tbody>
</table>
<p>Each works under a written contract, only on our instruction, and deletes what it holds when the contract ends. Write to <a href="mailto:${email}">${email}</a> for their present names.</p>
<h2>Transfers abroad</h2>
<p>Our servers stand in India. When a processor works elsewhere, we make sure that the country is not restricted under the DPDP Act and, for guests from the European Union, that standard contractual clauses apply.</p>
<h2>What protects your data</h2>
<ul>
<li>Encrypted connections everywhere; guest pages open only with a secret key or with code and phone digits together.</li>
<li>Only people with a password enter the back office; passwords stored as slow hashes, sign-ins that end after twelve hours.</li>
<li>Limits on tries, a record of changes, and a database role of its own for each part of the system.</li>
<li>Encrypted backups, tried out regularly, which forget deleted data within thirteen months.</li>
</ul>
<h2>When you ask us to act</h2>
<p>A request to delete, copy or correct gets a reference and a due date 30 days ahead. The owner is reminded before that day. We check that it is you by a reply from the address or a call to the number of the booking, act in every place named above, and confirm it to you. What the law makes us keep is locked away from daily use instead of deleted, and we tell you what that is and until when.</p>
<h2>If something goes wrong</h2>
<p>We stop it, find out whom it concerns, and inform them and the Data Protection Board without delay, in the European Union within 72 hours: what happened, what it may mean for you, what we have done, and what you can do.</p>`;

import { DEPOSIT_RETURN_DAYS } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { REFUND_DAYS } from '@farmhouse/contracts/bookings/payment/refund';
import { TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';
import { DEMO_SETTINGS } from '../settings.ts';

const { site_name: house, contact_phone: phone } = DEMO_SETTINGS;

export const TERMS_CONDITIONS = `
<p>These terms apply between you, the adult who books, and ${house}. They are short on purpose; please read the parts on cancelling and on the house.</p>
<h2>Request, confirmation and payment</h2>
<ol>
<li>What you send from the booking form is a request. It is free and commits neither side.</li>
<li>A booking exists when the owner has confirmed your dates. We answer within 24 hours.</li>
<li>Nothing is due before that. What is then due, the total or an advance, is paid by UPI to the id shown on your payment page, by the time it names and never later than check-in. After an advance, your booking names the day by which the balance is due. Send us the 12-digit reference of the transfer. You may pay earlier; if we then cannot give you the dates, you get all of it back within ${REFUND_DAYS} days.</li>
<li>A confirmed booking that stays unpaid may be released. We call you first.</li>
<li>The price per guest covers the whole stay, however many nights. Services and the maintenance fee are listed with the total before you send the request. The fee is open to discussion for parties of 20 and more.</li>
</ol>
<h2>Cancelling</h2>
<p>${TERMS_PLACEHOLDERS.cancellation}</p>
<ul>
<li>Days are counted in India's time from the day on which your message reaches us.</li>
<li>What you have paid beyond the price of the stay you always get back in full.</li>
<li>One change of dates is free up to 7 days before check-in, if the new dates are available. If the new stay costs more, you pay the difference; if it costs less, you get a credit.</li>
<li>If we have to cancel, or an authority or a red weather alert closes the road or the house, you choose between other dates and a full refund.</li>
<li>Refunds go to the UPI id or account that you name when you cancel, otherwise to the one that paid, within ${REFUND_DAYS} days.</li>
</ul>
<h2>Security deposit</h2>
<p>${TERMS_PLACEHOLDERS.deposit} is taken at check-in and returned within ${DEPOSIT_RETURN_DAYS} working days of check-out. We deduct the cost of breakages, missing things and cleaning beyond the usual, with an account, and photographs on request. The deposit does not limit liability for greater damage.</p>
<h2>Your stay</h2>
<ul>
<li>Check-in and check-out are at the times you chose. Without a chosen check-out time it is 11:00 am, and 9:00 pm on a visit of one day.</li>
<li>No more people than the booking names may be on the premises. More guests are usually possible: ask first, at the same price per guest.</li>
<li>Every adult shows an accepted identity document at check-in.</li>
<li>An adult supervises children near the pool at all times; there is no lifeguard. Nobody swims in thunder or after drinking.</li>
<li>Loud music ends at 10:00 pm, as the law asks for; indoors you may go on quietly.</li>
<li>Dogs and cats are welcome when announced, vaccinated and kept out of the pool. Clean up after them.</li>
<li>Smoking is allowed outdoors only. Fires are lit by our staff in the places made for them. Fireworks, sky lanterns, drones over neighbours' land and anything illegal are not allowed.</li>
<li>Alcohol is served by nobody here. Guests of legal age may bring their own within the law of the state.</li>
<li>Caterers, decorators and musicians from outside are welcome when announced a day before. They follow the same rules.</li>
</ul>
<p>Guests who break these rules seriously or repeatedly may be asked to leave without a refund.</p>
<h2>Liability</h2>
<p>We are liable for what we or our staff cause by intent or negligence, as the law provides. Valuables, vehicles and things brought along stay in your care. You are liable for damage that your party causes. Nothing here limits rights that a consumer cannot give up.</p>
<h2>Law and questions</h2>
<p>Indian law applies; courts in Hyderabad have jurisdiction. Before that, please call us on <a href="tel:${phone.replace(/ /g, '')}">${phone}</a>: nearly everything is solved on the phone.</p>`;

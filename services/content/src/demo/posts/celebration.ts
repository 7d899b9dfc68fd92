import type { SaveBlogPost } from '@farmhouse/contracts/content/blog';

export const CELEBRATION_POST: SaveBlogPost = {
  title: 'Planning a family celebration for thirty at a farmhouse, without losing the weekend to it',
  slug: 'family-celebration-for-thirty',
  status: 'published',
  readTime: 6,
  tags: ['celebrations', 'planning', 'families'],
  excerpt:
    'A birthday, an anniversary or a naming ceremony for thirty people is the most common reason to book the whole place. This is the timeline that has worked best for our guests, with the numbers.',
  metaTitle: 'Plan a family celebration for thirty at a farmhouse',
  metaDescription:
    'A working timeline for a birthday or anniversary of thirty guests at a farmhouse near Hyderabad: space, food quantities, helpers, music hours and costs.',
  content: `
<p>Thirty is a good number. It is enough people for the lawn to feel like a party and few enough for one long table. It is also the size at which things begin to go wrong when nobody is in charge: too much rice, too little ice, the cake in the sun. After many such weekends we have collected what the relaxed hosts did differently. None of it is complicated.</p>
<h2>Four weeks before: three decisions</h2>
<p>Decide the day, the meal and the person. The <strong>day</strong> matters because most families choose Saturday evening; a Sunday lunch is calmer, cooler for grandparents and easier on the booking calendar. The <strong>meal</strong> means one main meal that everybody is present for. Everything else can be snacks. The <strong>person</strong> is somebody who is not the host and not cooking, who answers the phone on the day. Write their number into the invitation instead of yours. You will thank yourself.</p>
<p>Then ask for the dates. The request costs nothing, and we answer within a day. The price per guest is for the whole stay, however many nights, so staying over after the party does not double it.</p>
<h2>Two weeks before: count properly</h2>
<p>Make three columns: adults, children under ten, and people who stay the night. The bedrooms sleep sixteen comfortably on beds; with mattresses in the hall it is twenty-two. The others drive home, and it is fair to tell them so early. Parking takes fourteen cars when people park as the guard shows them, and nine when they do not.</p>
<h3>Food in numbers</h3>
<table>
<thead><tr><th scope="col">For thirty people</th><th scope="col">Enough</th><th scope="col">What people usually order</th></tr></thead>
<tbody>
<tr><td>Biryani, with two sides</td><td>9 kg cooked</td><td>14 kg</td></tr>
<tr><td>Starters, pieces</td><td>150</td><td>240</td></tr>
<tr><td>Drinking water</td><td>60 litres</td><td>40 litres</td></tr>
<tr><td>Ice, in summer</td><td>25 kg</td><td>10 kg</td></tr>
<tr><td>Cake</td><td>3 kg</td><td>5 kg</td></tr>
</tbody>
</table>
<p>So: less rice, more water, far more ice. If you book the cook for the day, he shops with you in the morning and knows these numbers by heart. If a caterer comes, tell us a day ahead; they need the service gate and the outdoor sink, not the kitchen.</p>
<h2>The week before: who does what</h2>
<p>Write five names on a sheet: music, children, cake, photographs, clearing up. Children is the most important. Two teenagers with a box of chalk, a ball and the promise of the first slice will keep ten small cousins happy for three hours. An adult has to sit by the pool whenever a child is in it; there is no lifeguard, and the kids' section is shallow but still water.</p>
<p>Send everybody the same message with the map link, the time of the meal, and one line about clothes: flat shoes for the lawn. Heels sink.</p>
<h2>On the day</h2>
<ul>
<li><strong>Check in at noon.</strong> Put the drinks into the ice first, then look at the rooms. Warm drinks are what guests remember.</li>
<li><strong>Decorate by four.</strong> After that the light is for photographs, not for ladders. Tape does not hold on the lime-washed walls; use the hooks under the beams.</li>
<li><strong>Start at five, eat at eight.</strong> The two hours around sunset are the loveliest on the lawn, and you want them free of speeches.</li>
<li><strong>Cut the cake before dinner.</strong> Small children are awake, the cream is firm, and nobody waits for midnight.</li>
<li><strong>Loud music ends at ten.</strong> The village sleeps early and sound carries over the field. Inside the hall, with the doors closed, you can go on until you like.</li>
</ul>
<h2>What it costs, and how not to be surprised</h2>
<p>The summary beside the booking form shows every line before you send anything: guests, services, the maintenance fee and any discount. What it shows is what you pay. For parties of twenty and more the maintenance fee is open to a conversation, and so are weekdays. The refundable deposit covers breakages and comes back within three days; in practice the usual deduction is for candle wax on the veranda floor, so bring plates for candles.</p>
<h2>The morning after</h2>
<p>Leave an hour with nothing planned. Breakfast on the veranda at eight, people in blankets, somebody retelling last night's dance: this is the part that hosts say they would not have missed, and the part that a banquet hall in the city cannot give you. Check-out is at eleven. If nobody comes after you, ask; the answer is often that you may stay for a last swim.</p>`,
};

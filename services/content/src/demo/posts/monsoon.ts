import type { SaveBlogPost } from '@farmhouse/contracts/content/blog';

export const MONSOON_POST: SaveBlogPost = {
  title: 'A monsoon weekend at a Keesara farmhouse: what to expect and what to pack',
  slug: 'monsoon-weekend-keesara-farmhouse',
  status: 'published',
  featured: true,
  readTime: 5,
  tags: ['monsoon', 'packing', 'weekend'],
  excerpt:
    'July to September is when the grass is greenest and the dates are easiest to get. Here is how a wet weekend really goes, hour by hour, and the short list of things worth bringing.',
  metaTitle: 'Monsoon weekend at a Keesara farmhouse: plan and packing',
  metaDescription:
    'How a rainy weekend at a farmhouse near Hyderabad really goes: the drive, the pool in the rain, food, power cuts, and the short packing list that helps.',
  content: `
<p>People ask us whether they should move their booking when the forecast shows rain. Our honest answer is: almost never. Between July and September the lawns are at their best, the tank behind the neem trees fills up, and the evenings are cool enough to sit outside without a fan. What helps is to know how a wet day runs here, so that nobody spends it waiting for the sun.</p>
<h2>Friday evening: the drive out</h2>
<p>From the eastern side of the city the way is simple: the Outer Ring Road to the Keesara exit, then the Bogaram road. On a dry evening that is about forty minutes from Uppal. In heavy rain, add twenty. Two places collect water: the underpass shortly after the exit, and the last bend before the village. If either is under water, the guard at the gate knows the longer way around and will talk you through it on the phone. Arrive before nine if you can; the last four hundred metres have no street lights, and rain makes them darker than you expect.</p>
<p>Come with half a tank of fuel and some cash. There is a petrol station by the exit and an ATM in the village, but both go quiet when the power does.</p>
<h2>Saturday: a slow wet morning</h2>
<p>Rain here usually comes in two parts: a long soft stretch at dawn and a short loud one in the late afternoon. The hours between, from about ten to three, are often dry. Plan the outdoor things for then and keep the rest loose.</p>
<ul>
<li><strong>Before breakfast</strong> the veranda is the best seat. You hear the rain on the tiles before you see it move across the field, and the peacocks on the far wall complain about it.</li>
<li><strong>Ten to three</strong> is for the lawn, the farm walk and the pool. The red soil of the orchard path gets slippery, so take it in shoes with a grip or leave it for Sunday.</li>
<li><strong>Late afternoon</strong> belongs to board games, pakoras and a nap. If you booked the barbecue, we move it under the covered end of the veranda, where the smoke has a way out.</li>
<li><strong>After dark</strong> the frogs start. It is louder than you think and stops as suddenly as it began.</li>
</ul>
<h2>Can we swim in the rain?</h2>
<p>Yes, in rain. No, in thunder. The water is warmer than the air, and children think it is the best thing that has ever happened to them. When you can count less than thirty seconds between a flash and its thunder, everybody leaves the water and stays out until it has been quiet for half an hour. That is a rule, not a suggestion, and our caretaker will say so kindly. We check the chlorine after every heavy shower, because rain thins it; that takes about fifteen minutes.</p>
<h2>Power, phones and other plain matters</h2>
<p>Rural feeders trip in storms. The generator takes over within a minute and runs lights, fans, the water pump and the refrigerator. It does not run all the air conditioners at once, so we ask you to choose two rooms. Most mobile networks work on the veranda and get thin in the back bedrooms. The house has its own connection, which has a battery of its own and usually survives a cut.</p>
<p>Mosquitoes are a fair question. We fog the hedges before you arrive, keep nets on every window and leave coils and a cream on the hall table. Close the doors at dusk and you will hardly meet one.</p>
<h2>The short packing list</h2>
<ol>
<li>Slippers that may get muddy, one pair a person. This is the one thing people forget.</li>
<li>Two sets of clothes more than you think, above all for children.</li>
<li>A light jacket. Twenty-two degrees feels cold after a swim.</li>
<li>A dry bag, or a plain plastic one, for phones on the farm walk.</li>
<li>Any medicine you take daily, and something for an upset stomach. The nearest pharmacy closes at ten.</li>
<li>A torch for the walk from the parking to the door.</li>
</ol>
<p>You need not bring umbrellas, towels for the pool or raincoats for the farm walk. There is a basket with all three by the door; hang them back wet, we dry them.</p>
<h2>What the rain does to plans</h2>
<p>Some extras depend on the ground. A bonfire needs dry wood, which we keep under cover, and a dry half hour, which we cannot promise; if it rains all evening you do not pay for it. Box cricket drains within an hour. Decorations go up inside the hall instead of on the lawn, and in our opinion they look better there.</p>
<p>If the weather office issues a red alert for the district and the road is closed, we move your dates without a charge. That has happened twice in six years. On every other wet weekend, guests left with muddy slippers and a phone full of pictures of a green they had forgotten the plateau can be.</p>`,
};

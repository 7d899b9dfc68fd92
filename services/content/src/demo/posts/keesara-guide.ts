import type { SaveBlogPost } from '@farmhouse/contracts/content/blog';

export const KEESARA_POST: SaveBlogPost = {
  title: 'Around the farmhouse: an unhurried guide to Keesara with children, dogs and grandparents',
  slug: 'unhurried-guide-to-keesara',
  status: 'published',
  readTime: 5,
  tags: ['keesara', 'day trips', 'families'],
  excerpt:
    'Most guests never leave the lawn. For those who do, here is half a day that works for three generations: an early hill, a village market, a lake at dusk, and where not to be on a Sunday.',
  metaTitle: 'An unhurried guide to Keesara for families',
  metaDescription:
    'What to see around Keesara near Hyderabad in half a day with children, dogs and grandparents: the temple hill, the market, a lake at dusk and practical tips.',
  content: `
<p>You do not have to go anywhere. We say this first because guests sometimes apologise for having spent two days between the pool and the swing. That is what the place is for. Still, by the second morning somebody usually wants to stretch their legs, and Keesara rewards it, as long as you go early and keep it short.</p>
<h2>The hill before the heat</h2>
<p>The temple hill of Keesaragutta is the landmark that gave the town its name, and it is a few minutes away by car. Go at half past six. The air is cool, the steps are empty, and the view over the plateau with its heaps of round granite boulders explains the whole landscape in one look. The old Shiva temple at the top is famous for the many lingas that stand about in the open, some under trees, some alone among the rocks; children like to count them and never agree on the number.</p>
<p>There are two ways up. The motor road ends close to the temple, which is the right choice with grandparents or a pushchair. The steps are broad and take a fit adult about fifteen minutes. Wear shoes that come off easily, carry water, cover shoulders and knees, and keep food out of sight: the monkeys are polite until they see a banana. Dogs stay at the farmhouse for this one.</p>
<p>One warning about dates. Around Maha Shivaratri, in February or March, hundreds of thousands of people come here within a few days. It is a great festival and a very poor day for a quiet drive. If your stay falls into that week, ask us about the back roads, or simply enjoy the lawn.</p>
<h2>Breakfast in the village</h2>
<p>On the way back, stop by the market street. Two small places make idli and dosa on iron plates that are older than the cook. Sit outside, point at what your neighbour has, and be done in twenty minutes. Fruit is sold from carts under the banyan: custard apples from September, guavas in winter, and in May mangoes of kinds that never reach a supermarket. Ask for <em>banginapalli</em> if you want sweet and firm, and for <em>rasalu</em> if you want to be sticky to the elbows.</p>
<h2>With dogs</h2>
<p>Your dog has three acres here without a lead, apart from the orchard rows near the cattle shed. For a longer walk, take the farm track behind the west wall in the hour before sunset. It runs between paddy and vegetable fields for about two kilometres and comes back by the canal. Keep the lead on where goats graze; the herders are friendly and their own dogs are not. In the hot months the sand burns paws from ten to five, so walk early or not at all. Bring the vaccination card, some food for the first evening, and the blanket that smells of home.</p>
<h2>A lake at dusk</h2>
<p>The plateau is full of old tanks, dug centuries ago to hold the monsoon. Several lie within half an hour, and in winter they fill with painted storks, ibises and flocks of small waders. Take the binoculars from the hall cupboard. Park on the firm ground by the bund, never on the dry lake bed, which looks solid and is not. There are no railings, so small children hold a hand.</p>
<p>What you will find nowhere is a café with a view. Take the flask that stands next to the binoculars; the kitchen fills it with tea if you ask at four.</p>
<h2>If it has to be the city</h2>
<p>Sometimes a birthday present is forgotten or a cousin has to be fetched. The nearest larger shops are around ECIL, about twenty-five minutes away outside rush hour. For the airport, count on an hour by the Outer Ring Road and add thirty minutes on a Friday evening. Cabs come out here without trouble until about nine at night; going back to the city later than that, book one in advance or ask the guard, who knows two reliable drivers in the village.</p>
<h2>A half day that works</h2>
<ol>
<li>6:15 am — leave with water and shoes that slip off.</li>
<li>6:30 to 8:00 am — the hill, slowly.</li>
<li>8:15 am — dosa in the market street, fruit from the carts.</li>
<li>9:00 am — back at the pool before the sun is high.</li>
<li>5:30 pm — tea into the flask, and off to the lake or the farm track.</li>
<li>7:00 pm — back for the fire.</li>
</ol>
<p>Six stops, four hours on your feet at most, and nobody has sat in a car for longer than half an hour at a time. That, more or less, is the idea of this place.</p>`,
};

export const COOKIE_POLICY = `
<p>This page lists what the site leaves in your browser. What you type into a form stays on your device until you send it, and you can change your choice at any time with <em>Manage Consent</em> at the foot of every page.</p>
<h2>Essential: always on</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Kind</th><th scope="col">Purpose</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Guest key of a booking</td><td>Cookie, not readable by scripts</td><td>Shows this browser your own booking</td><td>180 days</td></tr>
<tr><td>Key of a chat</td><td>Cookie, not readable by scripts</td><td>Keeps your conversation yours</td><td>One day</td></tr>
<tr><td>A random number of this browser, once you have started a chat</td><td>Local storage</td><td>A reload continues the conversation</td><td>Until you delete it</td></tr>
<tr><td>Your choices about cookies and privacy</td><td>Local storage</td><td>So that you are not asked on every page</td><td>Until you delete it</td></tr>
<tr><td>Drafts of the booking form and the contact form, and what you write in the chat until it is sent</td><td>Session storage</td><td>A reload loses nothing</td><td>Until the tab is closed</td></tr>
<tr><td>The reference of a payment that you are typing, a request that was sent, and a changed price that you have been shown (<code>utr-…</code>, <code>booking-sent</code>, <code>price-adjusted</code>)</td><td>Session storage</td><td>A reload loses and repeats nothing</td><td>Until the tab is closed</td></tr>
<tr><td>How far you had scrolled</td><td>Session storage</td><td>Back leads to the same place</td><td>Until the tab is closed</td></tr>
<tr><td>That you have been here, and need no tour (<code>hasVisited</code>, <code>tourCompleted</code>)</td><td>Local storage</td><td>It does not appear by itself</td><td>Until you delete it</td></tr>
</tbody>
</table>
<h2>Analytics: your choice</h2>
<p>A random number for this tab, in session storage, lets us count visits and pages. It ends with the tab. Your network address is shortened before it is stored. Unless the owner has chosen otherwise, visits are counted until you decline. If you decline, or your browser sends <em>Do Not Track</em> or <em>Global Privacy Control</em>, no visit is counted. One thing is counted in any case, because it leaves nothing in your browser: how often a blog post was read.</p>
<h2>Preferences and marketing: your choice</h2>
<p>The owner may add tools of others, for example to measure an advertisement. Each is loaded only after you have agreed to its category, except for one that the site needs to work, and none on the pages of your payment and your booking.</p>
<h2>Content of others</h2>
<p>The map on the location section comes from a map provider, which learns your network address when the map is shown. Links to WhatsApp, maps and social networks send nothing before you follow them.</p>
<h2>How to remove everything</h2>
<p><em>Withdraw All</em> in Manage Consent ends what is your choice: nothing more is counted, and no tool that needs your agreement is loaded from the next page on. What is essential stays: the keys of your booking and chat, drafts, a tool that the site needs to work, and that you need no tour. To remove everything, delete the data of this site in your browser's settings. Your booking stays safe: open it again with its code and the last four digits of your phone number.</p>`;

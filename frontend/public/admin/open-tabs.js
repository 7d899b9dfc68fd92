/*
 * A service worker that controls no page. A sign-in asks it which documents of the site are open: unlike the documents
 * themselves, the browser's own list cannot be changed by a script that runs in one of them.
 */
const DASHBOARD = /^\/admin(\/[a-z0-9-]+)*$/;
/* Documents in which no script runs, and which therefore cannot be asked to reload */
const WITHOUT_SCRIPTS = /^\/(sitemap\.xml|robots\.txt|blog\/rss\.xml|uploads\/[0-9a-z.-]+)$/;

const isHarmless = ({ url }) => {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && (DASHBOARD.test(pathname) || WITHOUT_SCRIPTS.test(pathname));
};

async function idsOfSite() {
  const all = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return all.filter((client) => !isHarmless(client)).map(({ id }) => id);
}

self.addEventListener('message', ({ ports: [answer] }) => void idsOfSite().then((ids) => answer.postMessage(ids)));

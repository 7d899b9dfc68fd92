/*
 * A service worker that controls no page. A sign-in asks it which documents of the site are open: unlike the documents
 * themselves, the browser's own list cannot be changed by a script that runs in one of them. It also answers clicks on
 * notifications, which some browsers show for a worker only.
 */
const DASHBOARD = /^\/admin(\/[a-z0-9-]+)*$/;
/* Documents in which no script runs, and which therefore cannot be asked to reload */
const WITHOUT_SCRIPTS = /^\/(sitemap\.xml|robots\.txt|blog\/rss\.xml|uploads\/[0-9a-z.-]+)$/;

const isOwn = (url, ...paths) => {
  const { origin, pathname } = new URL(url, self.location.origin);
  return origin === self.location.origin && paths.some((path) => path.test(pathname));
};

const openWindows = () => self.clients.matchAll({ includeUncontrolled: true, type: 'window' });

async function idsOfSite() {
  const all = await openWindows();
  return all.filter(({ url }) => !isOwn(url, DASHBOARD, WITHOUT_SCRIPTS)).map(({ id }) => id);
}

/* A script of the site could show a notification, too: one leads to the dashboard only */
async function openDashboard({ title, body, path }) {
  if (!isOwn(path, DASHBOARD)) return;
  const { pathname, search } = new URL(path, self.location.origin);
  const tab = (await openWindows()).find(({ url }) => isOwn(url, DASHBOARD));
  if (!tab) return self.clients.openWindow(pathname + search);
  await tab.focus();
  tab.postMessage({ title, body, path: pathname + search });
}

self.addEventListener('message', ({ ports: [answer] }) => void idsOfSite().then((ids) => answer.postMessage(ids)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDashboard(event.notification.data));
});

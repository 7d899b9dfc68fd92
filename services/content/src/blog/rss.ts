import { xmlElement, xmlText } from '../text/xml.ts';

export interface Feed {
  title: string;
  description: string;
  /** The public address of the site, without a trailing slash. */
  publicUrl: string;
  posts: {
    id: number;
    title: string;
    slug: string;
    guidSlug: string | null;
    excerpt: string | null;
    author: string;
    tags: string[];
    publishedAt: Date | null;
  }[];
}

const date = (name: string, at: Date | null | undefined): string => (at ? xmlElement(name, at.toUTCString()) : '');

/** Identifies a post to readers of the feed, whatever becomes of its slug. */
const guidOf = ({ id, guidSlug }: Feed['posts'][number]): string => (guidSlug === null ? `#${id}` : `/${guidSlug}`);

function itemOf(publicUrl: string, post: Feed['posts'][number]): string {
  const { title, slug, excerpt, author, tags, publishedAt } = post;
  const url = `${publicUrl}/blog/${slug}`;
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="false">${xmlText(`${publicUrl}/blog${guidOf(post)}`)}</guid>`,
    excerpt ? xmlElement('description', excerpt) : '',
    xmlElement('dc:creator', author),
    ...tags.map((tag) => xmlElement('category', tag)),
    date('pubDate', publishedAt),
    '</item>',
  ].join('');
}

/** The blog as RSS 2.0 with absolute addresses. */
export function rssOf({ title, description, publicUrl, posts }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', title),
    xmlElement('link', `${publicUrl}/blog`),
    `<atom:link href="${xmlText(`${publicUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', description),
    xmlElement('language', 'en-IN'),
    date('lastBuildDate', posts[0]?.publishedAt),
    ...posts.map((post) => itemOf(publicUrl, post)),
    '</channel></rss>',
  ].join('\n');
}

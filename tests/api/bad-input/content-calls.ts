import { longer, NO_INTEGER, NO_TEXT, type BodyCall } from '../../support/bad-input.ts';

const FLAGS = ['yes', 1, null, {}] as const;
const ADDRESSES = [42, {}, 'javascript:alert(1)', '//example.com/a.jpg', 'ftp://example.com/a.jpg', 'a.jpg'] as const;

/** The owner's calls that edit the content of pages. */
export const addAmenity: BodyCall = {
  method: 'POST',
  path: '/api/admin/amenities',
  owner: true,
  body: { icon: 'pool', title: 'Never stored', description: 'Nobody sees this' },
  required: ['icon', 'title', 'description'],
  wrong: {
    icon: [...NO_TEXT, '', longer(50)],
    title: [...NO_TEXT, '', longer(100)],
    description: [...NO_TEXT, '', longer(500)],
    category: ['house', 42, {}, null],
    color: [42, {}, '', longer(50)],
    order: [...NO_INTEGER, -1],
    active: FLAGS,
  },
};

export const addPictureByUrl: BodyCall = {
  method: 'POST',
  path: '/api/admin/gallery/url',
  owner: true,
  body: { alt: 'Never stored', category: 'nature', url: '/assets/icon.svg' },
  required: ['alt', 'category', 'url'],
  wrong: {
    alt: [...NO_TEXT, '', longer(300)],
    category: ['house', 42, {}, null],
    url: [...NO_TEXT, '', ...ADDRESSES],
    order: ['many', 1.5, {}, [], null, -1],
    active: ['yes', 1, null, {}],
  },
};

export const addPost: BodyCall = {
  method: 'POST',
  path: '/api/blog-posts',
  owner: true,
  body: { title: 'Never stored', slug: 'never-stored', content: '<p>Nobody reads this</p>' },
  required: ['title', 'slug', 'content'],
  wrong: {
    title: [...NO_TEXT, '', longer(200)],
    slug: [...NO_TEXT, '', 'Has Capitals', 'two--dashes', '-dash', '../up', longer(120)],
    content: [...NO_TEXT, ''],
    excerpt: [42, {}, longer(500)],
    featuredImage: ADDRESSES,
    status: ['public', 42, null, {}],
    tags: ['tag', {}, [42], [''], [longer(50)]],
    readTime: [...NO_INTEGER, 0, 601],
    featured: FLAGS,
  },
};

export const addHomepageImage: BodyCall = {
  method: 'POST',
  path: '/api/homepage-images',
  owner: true,
  body: { section: 'about', title: 'Never stored', imageUrl: '/assets/icon.svg' },
  required: ['section', 'title', 'imageUrl'],
  wrong: {
    section: [...NO_TEXT, '', 'footer', null],
    title: [...NO_TEXT, '', longer(200)],
    imageUrl: [...NO_TEXT, '', ...ADDRESSES],
    altText: [42, {}, longer(200)],
    order: [-1, 1e9],
    active: FLAGS,
  },
};

export const addScript: BodyCall = {
  method: 'POST',
  path: '/api/admin/custom-scripts',
  owner: true,
  body: { name: 'Never stored', script: '<script></script>' },
  required: ['name', 'script'],
  wrong: {
    name: [...NO_TEXT, '', longer(100)],
    script: [...NO_TEXT, '', ' '],
    location: ['footer', 42, null, {}],
    consentCategory: ['all', 42, null, {}],
    isActive: FLAGS,
  },
};

export const addPageText: BodyCall = {
  method: 'POST',
  path: '/api/admin/content',
  owner: true,
  body: { identifier: 'never.stored', content: 'Nobody reads this' },
  required: ['identifier', 'content'],
  wrong: {
    identifier: [...NO_TEXT, '', 'Has Capitals', 'two..dots', '../up', longer(100)],
    content: [...NO_TEXT, ''],
    contentType: ['image', 42, null, {}],
    page: [42, {}, longer(50)],
    editable: FLAGS,
  },
};

export const addSearchRecord: BodyCall = {
  method: 'POST',
  path: '/api/admin/seo',
  owner: true,
  body: { page: 'home' },
  required: ['page'],
  wrong: {
    page: [...NO_TEXT, '', 'nowhere', null],
    title: [42, {}, longer(200)],
    description: [42, {}, longer(500)],
    canonicalUrl: ADDRESSES,
    ogImage: ADDRESSES,
    schemaType: ['Thing', 42, null, {}],
    priority: [...NO_INTEGER, -1, 101],
    changeFreq: ['sometimes', 42, null],
    noindex: FLAGS,
    reviewCount: [...NO_INTEGER, -1],
    averageRating: ['5.1', 'many', {}, -1],
    ratingScale: ['5', 7, null],
    reviewSnippet1Rating: [0, 6, 1.5, 'five'],
  },
};

export const CONTENT_CALLS = [
  addAmenity,
  addPictureByUrl,
  addPost,
  addHomepageImage,
  addScript,
  addPageText,
  addSearchRecord,
] as const;

/** Upload calls; the gallery's specs send them hostile files. */
export const UPLOADS = ['POST /api/admin/gallery', 'POST /api/admin/pictures'] as const;

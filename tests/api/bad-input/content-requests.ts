import { longer, NO_INTEGER, NO_TEXT, ownerCreates } from '../../support/api/bad-input.ts';

const FLAGS = ['yes', 1, null, {}] as const;
const ADDRESSES = [42, {}, 'javascript:alert(1)', '//example.com/a.jpg', 'ftp://example.com/a.jpg', 'a.jpg'] as const;

/** The owner's calls that edit the content of pages. */
export const addAmenity = ownerCreates(
  '/api/admin/amenities',
  { icon: 'pool', title: 'Never stored', description: 'Nobody sees this' },
  {
    icon: [...NO_TEXT, '', longer(50)],
    title: [...NO_TEXT, '', longer(100)],
    description: [...NO_TEXT, '', longer(500)],
    category: ['house', 42, {}, null],
    color: [42, {}, '', longer(50)],
    order: [...NO_INTEGER, -1],
    active: FLAGS,
  },
);

export const addPictureByUrl = ownerCreates(
  '/api/admin/gallery/url',
  { alt: 'Never stored', category: 'nature', url: '/assets/icon.svg' },
  {
    alt: [...NO_TEXT, '', longer(300)],
    category: ['house', 42, {}, null],
    url: [...NO_TEXT, '', ...ADDRESSES],
    order: ['many', 1.5, {}, [], null, -1],
    active: FLAGS,
  },
);

export const addPost = ownerCreates(
  '/api/blog-posts',
  { title: 'Never stored', slug: 'never-stored', content: '<p>Nobody reads this</p>' },
  {
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
);

export const addHomepageImage = ownerCreates(
  '/api/homepage-images',
  { section: 'about', title: 'Never stored', imageUrl: '/assets/icon.svg' },
  {
    section: [...NO_TEXT, '', 'footer', null],
    title: [...NO_TEXT, '', longer(200)],
    imageUrl: [...NO_TEXT, '', ...ADDRESSES],
    altText: [42, {}, longer(200)],
    order: [-1, 1e9, 1.5, '1e3'],
    active: FLAGS,
  },
);

export const addScript = ownerCreates(
  '/api/admin/custom-scripts',
  { name: 'Never stored', script: '<script></script>' },
  {
    name: [...NO_TEXT, '', longer(100)],
    script: [...NO_TEXT, '', ' '],
    location: ['footer', 42, null, {}],
    consentCategory: ['all', 42, null, {}],
    isActive: FLAGS,
  },
);

export const addPageText = ownerCreates(
  '/api/admin/content',
  { identifier: 'never.stored', content: 'Nobody reads this' },
  {
    identifier: [...NO_TEXT, '', 'Has Capitals', 'two..dots', '../up', longer(100)],
    content: [...NO_TEXT, ''],
    contentType: ['image', 42, null, {}],
    page: [42, {}, longer(50)],
    editable: FLAGS,
  },
);

export const addSearchRecord = ownerCreates(
  '/api/admin/seo',
  { page: 'home' },
  {
    page: [...NO_TEXT, '', 'nowhere', null],
    title: [42, {}, longer(200)],
    description: [42, {}, longer(500)],
    canonicalUrl: ADDRESSES,
    ogImage: ADDRESSES,
    schemaType: ['Thing', 42, null, {}],
    priority: [...NO_INTEGER, -1, 101],
    changeFreq: ['sometimes', 42, null],
    noindex: FLAGS,
    reviewCount: [1.5, {}, [], '1e99', 1e99, -1],
    averageRating: ['5.1', 'many', {}, -1],
    ratingScale: ['5', 7, null],
    reviewSnippet1Rating: [0, 6, 1.5, 'five'],
  },
);

export const CONTENT_BODY_REQUESTS = [
  addAmenity,
  addPictureByUrl,
  addPost,
  addHomepageImage,
  addScript,
  addPageText,
  addSearchRecord,
] as const;

/** Upload calls; the gallery's specs send them hostile files. */
export const UPLOADS = [
  'POST /api/admin/gallery',
  'POST /api/admin/pictures',
  'POST /api/admin/private-pictures',
  'POST /api/admin/bank-statements',
] as const;

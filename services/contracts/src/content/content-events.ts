import type { ContactMessageView } from './contact-message.ts';
import type { PrivacyRequestView } from './privacy-request.ts';

/** Content that the owner edits and pages show, except content with its own event. */
export type ContentKind = 'seo' | 'blog-post' | 'homepage-image' | 'custom-script' | 'page-content' | 'amenity';

/** Published to the web processes, which drop the pages that they have cached. */
export interface ContentChanged {
  kind: ContentKind;
  /** The key of the row: a page, a slug, an identifier or an id. */
  key: string;
}

/** A contact message as mails need it. */
export type ContactMessageSnapshot = Pick<
  ContactMessageView,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt'
>;

export interface ContactMessageReply {
  replyMessage: string;
  repliedBy: string;
}

/** A privacy request as mails need it. */
export type PrivacyRequestSnapshot = Pick<
  PrivacyRequestView,
  'id' | 'reference' | 'type' | 'name' | 'email' | 'phone' | 'details' | 'status' | 'dueDate' | 'createdAt'
>;

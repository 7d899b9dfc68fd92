/*
 * UIDs in the product's calendar exports. An installation's own UIDs contain its id, and those of other installations
 * are passed on unchanged, so that each one recognises its own entries, through any number of others.
 */

const DOMAIN = 'farmhouse';
const PRODUCT_UID = new RegExp(`^[a-z]+-[0-9a-z-]+@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.${DOMAIN}$`, 'i');

/** The UID of an entry that this installation exports, such as `booking-12@….farmhouse`. */
export const ownUid = (name: string, installationId: string): string => `${name}@${installationId}.${DOMAIN}`;

/** True if this installation has exported the entry itself: when imported, it occupies no dates. */
export const isOwnUid = (uid: string, installationId: string): boolean =>
  uid.trim().toLowerCase().endsWith(`@${installationId}.${DOMAIN}`.toLowerCase());

/** The UID of another time of the same entry: the installation that exported the entry recognises it as well. */
export const uidOfOtherTime = (uid: string, time: string): string => uid.replace('@', `-${time}@`);

/** True if the entry was exported by this installation or another one of this product. */
export const isUidOfThisProduct = (uid: string): boolean => PRODUCT_UID.test(uid);

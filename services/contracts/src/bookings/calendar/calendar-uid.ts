/*
 * UIDs in the product's calendar exports. A house's own UIDs contain its id, and those of other houses are passed on
 * unchanged, so that each house recognises its own entries, through any number of houses.
 */

const DOMAIN = 'farmhouse';
const PRODUCT_UID = new RegExp(`^[a-z]+-[0-9a-z-]+@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.${DOMAIN}$`, 'i');

/** The UID of an entry that this house gives out, such as `booking-12@….farmhouse`. */
export const ownUid = (name: string, houseId: string): string => `${name}@${houseId}.${DOMAIN}`;

/** True if this house has exported the entry itself: when imported, it occupies no dates. */
export const isOwnUid = (uid: string, houseId: string): boolean =>
  uid.trim().toLowerCase().endsWith(`@${houseId}.${DOMAIN}`.toLowerCase());

/** The UID of another time of the same entry: the house that exported the entry recognises it as well. */
export const uidOfOtherTime = (uid: string, time: string): string => uid.replace('@', `-${time}@`);

/** True if the entry was exported by a house that runs this product. */
export const isUidOfAHouse = (uid: string): boolean => PRODUCT_UID.test(uid);

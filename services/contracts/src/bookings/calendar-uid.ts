/*
 * UIDs of what the product's calendars give out. A house names its own entries after its id, and hands on those of other
 * houses as they are: so each finds what comes back to it, over however many houses.
 */

const DOMAIN = 'farmhouse';
const PRODUCT_UID = new RegExp(`^[a-z]+-[0-9a-z-]+@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.${DOMAIN}$`, 'i');

/** The UID of an entry that this house gives out, such as `booking-12@….farmhouse`. */
export const ownUid = (name: string, houseId: string): string => `${name}@${houseId}.${DOMAIN}`;

/** True if this house has given the entry out itself: read back, it takes no dates. */
export const isOwnUid = (uid: string, houseId: string): boolean =>
  uid.trim().toLowerCase().endsWith(`@${houseId}.${DOMAIN}`.toLowerCase());

/** The UID of another time of the same entry: the house that has given the entry out recognises it as well. */
export const uidOfOtherTime = (uid: string, time: string): string => uid.replace('@', `-${time}@`);

/** True if a house that runs this product has given the entry out. */
export const isUidOfAHouse = (uid: string): boolean => PRODUCT_UID.test(uid);

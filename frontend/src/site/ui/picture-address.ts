const PREFIX = 'picture-';

/** The id of a picture's element in the page, which is also the fragment of its address. */
export const pictureHash = (key: string): string => PREFIX + key;

/** The key of the picture in a location's fragment; undefined when it names none. */
export function pictureKeyOf(hash: string): string | undefined {
  return hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : undefined;
}

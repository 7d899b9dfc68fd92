import { readFileSync } from 'node:fs';
import { Img } from '@react-email/components';
import type { Attachments, Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';

/** Content id by which a mail's body refers to the attached picture. */
const HOUSE_PICTURE_ID = 'house';
/** The demo's house, twice as wide as it is shown; a photo of the house may replace the file. */
const FILE = readFileSync(new URL('./house.jpg', import.meta.url));

/** The picture is attached, so that mail programs show it without asking and no server learns when a mail is read. */
export const housePicture: Attachments[number] = {
  cid: HOUSE_PICTURE_ID,
  filename: 'house.jpg',
  content: FILE,
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
};

/** True for a mail with a picture, of a house that the picture does not misrepresent. */
export const showsPicture = <P extends object>({ hasPicture }: Mail<P>, { house }: MailData<P>): boolean =>
  hasPicture === true && house.hasPicture;

export function HousePicture({ name }: { name: string }) {
  return (
    <Img
      src={`cid:${HOUSE_PICTURE_ID}`}
      alt={name}
      width={600}
      fetchPriority="low"
      style={{ width: '100%', height: 'auto', margin: '0 0 16px', borderRadius: '14px' }}
    />
  );
}

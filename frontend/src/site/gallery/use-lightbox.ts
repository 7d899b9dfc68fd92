import { useLocation, useNavigate } from 'react-router-dom';
import { pictureHash, pictureKeyOf } from '../ui/picture-address.ts';

/** Marks a history entry that this page has added, so that closing can go back to the previous one. */
interface LightboxEntry {
  opened: true;
}

const ENTRY: LightboxEntry = { opened: true };

/** The picture in the lightbox, kept in the URL's fragment: Back closes it, and its address can be shared. */
export function useLightbox() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpened = (state as LightboxEntry | null)?.opened === true;
  const go = (fragment: string, options: object) =>
    void navigate({ search, hash: fragment }, { preventScrollReset: true, ...options });
  return {
    shown: pictureKeyOf(hash),
    open: (key: string) => go(pictureHash(key), { state: ENTRY }),
    /** Shows another picture without a new history entry. */
    change: (key: string) => go(pictureHash(key), { replace: true, state: state as unknown }),
    close: () => (isOpened ? void navigate(-1) : go('', { replace: true })),
  };
}

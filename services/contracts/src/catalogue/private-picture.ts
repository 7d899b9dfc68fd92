/** The shape of a private picture's id. */
export const PRIVATE_PICTURE_ID = /^[0-9a-f]{32}$/;

/** An uploaded picture that only admins can read. */
export interface PrivatePicture {
  id: string;
  /** Pixels of the largest variant. */
  width: number;
  height: number;
}

interface Bounds {
  min: number;
  max: number;
}

/** True if the length of the trimmed text is within the bounds, both included. */
export function hasGoodLength(text: string | null | undefined, { min, max }: Bounds): boolean {
  const { length } = text?.trim() ?? '';
  return length >= min && length <= max;
}

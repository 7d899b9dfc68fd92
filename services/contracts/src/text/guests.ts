/** `1 guest`, `12 guests`. */
export function formatGuests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

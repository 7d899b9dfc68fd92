/** A whole list that the owner has put in a new order. */
export interface SaveOrder {
  ids: number[];
}

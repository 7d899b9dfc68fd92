/** A class of the services at run time. */
export type Class = abstract new (...values: never[]) => object;

/** For scripts in the page: tells whether a node has an outline or a ring. */
export const RINGED = `
  const ringed = (node) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
`;

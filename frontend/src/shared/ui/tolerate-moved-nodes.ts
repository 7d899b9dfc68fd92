/**
 * Lets `removeChild` and `insertBefore` succeed when another script has moved or replaced the node. Translators in
 * browsers put elements of their own in place of texts; React still expects the texts where it left them, throws, and
 * the whole page is lost (https://github.com/facebook/react/issues/11538). A node whose next sibling is gone comes
 * last. Call it before React renders.
 */
export function tolerateMovedNodes(prototype: Pick<Node, 'insertBefore' | 'removeChild'> = Node.prototype): void {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
}

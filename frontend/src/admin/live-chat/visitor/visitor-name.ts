export function nameOf({ visitorName }: { visitorName?: string | null }): string {
  return visitorName?.trim() || 'Anonymous Visitor';
}

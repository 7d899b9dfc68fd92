/** The chosen ids that are still offered; all of them while the list is not known. */
export function availableServices(chosen: readonly string[], offered: readonly { id: number }[] | undefined): string[] {
  return chosen.filter((id) => !offered || offered.some((service) => String(service.id) === id));
}

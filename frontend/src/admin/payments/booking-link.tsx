interface BookingLinkProps {
  code: string;
  fullName: string | null;
  onOpen: () => void;
}

/** A booking's code and guest in a list; opens its details. */
export function BookingLink({ code, fullName, onOpen }: BookingLinkProps) {
  return (
    <>
      <button
        type="button"
        className="figures min-h-6 font-medium text-garden underline underline-offset-2"
        aria-label={`Details of ${code}`}
        onClick={onOpen}
      >
        {code}
      </button>
      <span className="block text-sm wrap-anywhere text-quiet">{fullName}</span>
    </>
  );
}

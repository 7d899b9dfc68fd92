export default function BookingPage() {
  return <p className="p-20">Soon</p>;
}

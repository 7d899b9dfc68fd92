export default function PaymentPage() {
  return <p className="p-20">Soon</p>;
}

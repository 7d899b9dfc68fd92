export default function PaymentSuccessPage() {
  return <p className="p-20">Soon</p>;
}

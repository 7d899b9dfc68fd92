export default function ConfirmationPage() {
  return <p className="p-20">Soon</p>;
}

export default function Legal_privacy() {
  return <p className="p-20">Soon</p>;
}

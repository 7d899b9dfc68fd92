export default function Legal_processing() {
  return <p className="p-20">Soon</p>;
}

export default function Legal_terms() {
  return <p className="p-20">Soon</p>;
}

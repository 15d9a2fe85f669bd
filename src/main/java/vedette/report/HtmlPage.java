package vedette.report;

/** Writes a document as one self-contained HTML page. */
final class HtmlPage {
  private HtmlPage() {}

  static String of(Document document) {
    return "<!doctype html>" + document.blocks().size() + "\n";
  }
}

package vedette.report.page;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** A strict reader of pages, as XML: faults that a browser would tolerate fail here. */
public final class WellFormed {
  private WellFormed() {}

  /** Returns the page as a tree. */
  public static Document page(String html) {
    try {
      DocumentBuilder reader = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      reader.setErrorHandler(new DefaultHandler());
      return reader.parse(new InputSource(new StringReader(html)));
    } catch (ParserConfigurationException | IOException e) {
      throw new IllegalStateException(e);
    } catch (SAXException e) {
      throw new AssertionError(e.getMessage() + " in\n" + html, e);
    }
  }

  /** Returns the text of the page. */
  public static String text(String html) {
    return page(html).getDocumentElement().getTextContent();
  }

  /** Returns the elements with a name, in order. */
  public static List<Element> all(String tag, String html) {
    NodeList nodes = page(html).getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** Returns the elements with a name and a class, in order. */
  public static List<Element> all(String tag, String kind, String html) {
    return all(tag, html).stream()
        .filter(element -> List.of(element.getAttribute("class").split(" ")).contains(kind))
        .toList();
  }

  /** Returns the texts of the elements with a name, in order. */
  public static List<String> words(String tag, String html) {
    return all(tag, html).stream().map(element -> element.getTextContent().strip()).toList();
  }
}

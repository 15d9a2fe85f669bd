package vedette.form.processor;

import javax.lang.model.element.Element;

/** An annotated element for which no code can be written. */
final class UnsupportedElementException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Element element;

  /**
   * Creates the exception.
   *
   * @param element the element
   * @param message what is wrong with it, and what to write instead
   */
  UnsupportedElementException(Element element, String message) {
    super(message);
    this.element = element;
  }

  Element element() {
    return element;
  }
}

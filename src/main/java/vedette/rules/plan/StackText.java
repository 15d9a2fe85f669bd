package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.form.line.NotationForm;
import vedette.json.Json;

/**
 * A text in a step's request that may name units of the plan, as {@code Musketeers, Battery; in
 * redoubt}: between commas before the first semicolon, and after the colon of a clause.
 *
 * @param parts its parts, in order
 */
record StackText(List<Part> parts) {
  /** A part of the text. */
  sealed interface Part {}

  /** A text that stays as written. */
  record PlainText(String text) implements Part {}

  /** Units separated by commas, by name or as written. */
  record UnitList(List<Element> elements) implements Part {}

  /** A clause with units, left out if none of them survives. */
  record Clause(String before, List<Element> elements) implements Part {}

  /**
   * An element of a list.
   *
   * @param text the element as written
   * @param unit the number of the plan's unit that it names; -1 if it names none
   * @param at its offset in the whole text, in characters from 0
   * @param fresh the units that it writes; none if it names a unit of the plan
   */
  record Element(String text, int unit, int at, UnitGroup fresh) {
    boolean isUnit() {
      return unit >= 0;
    }

    /** Returns the element with the current state of its unit. */
    String filled(List<UnitGroup> units) {
      return isUnit() ? units.get(unit).text() : text;
    }

    /** Returns the current state of its units. */
    UnitGroup units(List<UnitGroup> units) {
      return isUnit() ? units.get(unit) : fresh;
    }
  }

  /**
   * Parses a text.
   *
   * @param names the names of the plan's units
   * @param reader reads units that are not units of the plan
   */
  static StackText of(String text, List<String> names, Function<String, UnitGroup> reader) {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    while (from <= text.length()) {
      int semicolon = text.indexOf(';', from);
      int end = semicolon < 0 ? text.length() : semicolon;
      int colon = text.substring(from, end).indexOf(':');
      int units = colon < 0 ? from : from + colon + 1;
      if (from == 0) {
        if (colon >= 0) {
          parts.add(new PlainText(text.substring(0, units) + " "));
        }
        parts.add(new UnitList(elements(text, units, end, names, reader)));
      } else if (colon >= 0) {
        parts.add(
            new Clause(
                "; " + text.substring(from, units).strip() + " ",
                elements(text, units, end, names, reader)));
      } else {
        parts.add(new PlainText(";" + text.substring(from, end)));
      }
      from = end + 1;
    }
    return new StackText(List.copyOf(parts));
  }

  private static List<Element> elements(
      String text, int from, int end, List<String> names, Function<String, UnitGroup> reader) {
    List<Element> elements = new ArrayList<>();
    int at = from;
    while (at <= end) {
      int comma = text.indexOf(',', at);
      int to = comma < 0 || comma > end ? end : comma;
      String written = text.substring(at, to);
      int blank = written.length() - written.stripLeading().length();
      String element = written.strip();
      int unit = names.indexOf(element);
      elements.add(
          new Element(
              element, unit, at + blank, unit < 0 ? reader.apply(element) : UnitGroup.GONE));
      at = to + 1;
    }
    return List.copyOf(elements);
  }

  /** Returns the strings of a value of a request: of a string, or of an array of strings. */
  static List<Json.Str> strings(Json value) {
    List<Json.Str> strings = new ArrayList<>();
    for (Json each : value instanceof Json.Arr array ? array.values() : List.of(value)) {
      if (each instanceof Json.Str string) {
        strings.add(string);
      }
    }
    return strings;
  }

  /** Returns all elements in order, including those of clauses. */
  List<Element> elements() {
    List<Element> all = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof UnitList unitList) {
        all.addAll(unitList.elements());
      } else if (part instanceof Clause clause) {
        all.addAll(clause.elements());
      }
    }
    return all;
  }

  /** Returns the numbers of the units that the text names. */
  List<Integer> units() {
    return elements().stream().filter(Element::isUnit).map(Element::unit).toList();
  }

  /** Returns whether the text names a unit of the plan. */
  boolean namesUnits() {
    return elements().stream().anyMatch(Element::isUnit);
  }

  /**
   * Returns the only unit of the stack; -1 if there are several, if it is not a unit of the plan,
   * or if the stack has its own name.
   */
  int onlyUnit() {
    return parts.get(0) instanceof UnitList unitList && unitList.elements().size() == 1
        ? unitList.elements().get(0).unit()
        : -1;
  }

  /**
   * Returns the text with units in their current state.
   *
   * @return null if no unit of the stack itself survives
   */
  String filled(List<UnitGroup> units) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      if (part instanceof PlainText plainText) {
        text.append(plainText.text());
      } else if (part instanceof UnitList unitList) {
        String written = listText(unitList.elements(), units);
        if (written.isEmpty() && namesUnits()) {
          return null;
        }
        text.append(written);
      } else if (part instanceof Clause clause) {
        String written = listText(clause.elements(), units);
        text.append(written.isEmpty() ? "" : clause.before() + written);
      }
    }
    return Clauses.merged(text.toString());
  }

  private static String listText(List<Element> elements, List<UnitGroup> units) {
    List<String> written = new ArrayList<>();
    for (Element element : elements) {
      String text = element.filled(units);
      if (!element.isUnit() || !text.isEmpty()) {
        written.add(text);
      }
    }
    return String.join(", ", written);
  }

  /** Returns whether all units of the stack itself are listed without a point left. */
  boolean isWithoutPoints(List<UnitGroup> units) {
    return parts.stream()
        .filter(UnitList.class::isInstance)
        .flatMap(it -> ((UnitList) it).elements().stream())
        .allMatch(it -> it.units(units).isGone());
  }

  /**
   * Returns the places of units in the filled text.
   *
   * @param units the current state of the plan's units
   * @param form the notation of the text; null if a file defines it
   */
  UnitPlaces unitPlaces(List<UnitGroup> units, NotationForm<?> form) {
    List<WrittenUnit> pieces = new ArrayList<>();
    List<Integer> whose = new ArrayList<>();
    for (Element element : elements()) {
      for (WrittenUnit piece : element.units(units).units()) {
        pieces.add(piece);
        whose.add(element.unit());
      }
    }
    return new UnitPlaces(pieces, whose, units(), form == null ? null : form.order(filled(units)));
  }
}

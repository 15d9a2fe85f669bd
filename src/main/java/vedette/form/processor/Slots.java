package vedette.form.processor;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What annotations say of a component or of a type, as an expression that makes a slot of it. */
final class Slots {
  private static final String SLOT = "vedette.form.Slot";

  /** Where the members stand that are called otherwise in a slot. */
  private static final Map<String, String> CALLED =
      Map.of("Allows.value", "allows", "OneOf.property", "name", "Named.value", "name");

  /** One of several names in a text. */
  private static final Pattern NAME = Pattern.compile("\\w+");

  private final Types types;

  Slots(Types types) {
    this.types = types;
  }

  /** Whether any annotation of the program's own is there. */
  static boolean isSaid(Element element) {
    return element.getAnnotationMirrors().stream().anyMatch(Slots::isOwn);
  }

  private static boolean isOwn(AnnotationMirror annotation) {
    return annotation.getAnnotationType().toString().startsWith("vedette.form.");
  }

  /** The slot of a component. */
  String of(int index, RecordComponentElement component) {
    return slot(
        index, component, component.getSimpleName().toString(), types.expression(component));
  }

  /** What the annotations of a type say; null if there are none. */
  String of(TypeElement type) {
    String name = type.getSimpleName().toString().toLowerCase(Locale.ROOT);
    return isSaid(type) ? slot(-1, type, name, "null") : "null";
  }

  private String slot(int index, Element element, String name, String type) {
    Map<String, Object> said = said(element);
    said.put("index", index);
    if (said.getOrDefault("name", "").equals("")) {
      said.put("name", name);
    }
    StringJoiner values = new StringJoiner(", ", "new Slot(", ")");
    for (RecordComponentElement part :
        types.elements().getTypeElement(SLOT).getRecordComponents()) {
      String called = part.getSimpleName().toString();
      values.add(
          switch (called) {
            case "type" -> type;
            case "role" -> index < 0 ? "null" : "Slot.Role." + said.getOrDefault("role", "UNITS");
            default -> value(said.get(called), part.asType().toString());
          });
    }
    return values.toString();
  }

  /** The members of all annotations, by the names that they have in a slot. */
  private Map<String, Object> said(Element element) {
    Elements elements = types.elements();
    Map<String, Object> said = new HashMap<>();
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      if (isOwn(annotation)) {
        String kind = annotation.getAnnotationType().asElement().getSimpleName().toString();
        if (!kind.equals("Allows")) {
          said.put("role", kind.toUpperCase(Locale.ROOT));
        }
        elements
            .getElementValuesWithDefaults(annotation)
            .forEach(
                (member, value) -> {
                  String name = member.getSimpleName().toString();
                  said.put(CALLED.getOrDefault(kind + "." + name, name), value.getValue());
                });
      }
    }
    return said;
  }

  /** A value as code; of what nobody has said, the empty one of its type. */
  private String value(Object value, String type) {
    if (type.startsWith("java.util.List")) {
      StringJoiner all = new StringJoiner(", ", "List.of(", ")");
      if (value instanceof String names) {
        NAME.matcher(names).results().forEach(it -> all.add(value(it.group(), "")));
      } else if (value != null) {
        ((List<?>) value).forEach(each -> all.add(value(((AnnotationValue) each).getValue(), "")));
      }
      return all.toString();
    }
    if (value == null) {
      return type.equals("java.lang.String") ? "\"\"" : type.equals("boolean") ? "false" : "0";
    }
    return types.elements().getConstantExpression(value);
  }
}

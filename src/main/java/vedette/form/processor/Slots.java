package vedette.form.processor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A translator of the annotations of components and types into expressions that create slots. */
final class Slots {
  private static final String SAID = "vedette.form.model.Slot.Annotations";
  private static final String STRING = "java.lang.String";

  /** The members of annotations that have another name in a slot. */
  private static final Map<String, String> CALLED =
      Map.of("Allows.value", "allows", "OneOf.property", "name", "Named.value", "name");

  /** One of several names in a text. */
  private static final Pattern NAME = Pattern.compile("\\w+");

  private final Types types;

  Slots(Types types) {
    this.types = types;
  }

  /** Returns whether an element has an annotation of the program's own. */
  static boolean isSaid(Element element) {
    return element.getAnnotationMirrors().stream().anyMatch(Slots::isOwn);
  }

  /**
   * Returns the reader of a component in the context of its place, as code; "" if its type gives
   * it.
   */
  static String readerOf(RecordComponentElement component) {
    return component.getAnnotationMirrors().stream()
        .filter(Slots::isOwn)
        .map(it -> annotationText(it, "by"))
        .filter(it -> !it.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** Returns the text of an annotation's member; "" if it is not given. */
  static String annotationText(AnnotationMirror annotation, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> each :
        annotation.getElementValues().entrySet()) {
      if (each.getKey().getSimpleName().contentEquals(member)) {
        return each.getValue().getValue().toString();
      }
    }
    return "";
  }

  private static boolean isOwn(AnnotationMirror annotation) {
    return annotation.getAnnotationType().toString().startsWith("vedette.form.");
  }

  /** Returns the slot of a component. */
  String of(int index, RecordComponentElement component) {
    return slot(
        index, component, component.getSimpleName().toString(), types.expression(component));
  }

  /** Returns the slot of a type's annotations; null if there are none. */
  String of(TypeElement type) {
    String name = type.getSimpleName().toString().toLowerCase(Locale.ROOT);
    return isSaid(type) ? slot(-1, type, name, "null") : "null";
  }

  private String slot(int index, Element element, String name, String type) {
    Map<String, Object> said = new HashMap<>();
    Set<String> chosen = new HashSet<>();
    element.getAnnotationMirrors().stream()
        .filter(Slots::isOwn)
        .forEach(annotation -> add(annotation, said, chosen));
    if (index >= 0 && types.readBy(element.asType()) != null) {
      types
          .readBy(element.asType())
          .getElementValues()
          .forEach(
              (member, value) -> {
                if (chosen.add(member.getSimpleName().toString())) {
                  said.put(member.getSimpleName().toString(), value.getValue());
                }
              });
    }
    String role = index < 0 ? "null" : "Slot.Role." + said.getOrDefault("role", "UNITS");
    String called = said.getOrDefault("name", "").equals("") ? name : said.get("name").toString();
    StringJoiner parts = new StringJoiner(", ", "new Slot(", ")");
    parts.add(Integer.toString(index)).add(value(called, STRING)).add(role).add(type);
    parts.add(value(said.get("text"), STRING));
    for (TypeMirror each : types.elements().getTypeElement(SAID).getPermittedSubclasses()) {
      TypeElement group = (TypeElement) types.environment().getTypeUtils().asElement(each);
      if (group.getRecordComponents().stream()
          .anyMatch(it -> chosen.contains(it.getSimpleName().toString()))) {
        parts.add(group(group, said));
      }
    }
    return parts.toString();
  }

  /** Returns the code of one of the records in a slot. */
  private String group(TypeElement group, Map<String, Object> said) {
    StringJoiner values = new StringJoiner(", ", "new Slot." + group.getSimpleName() + "(", ")");
    for (RecordComponentElement part : group.getRecordComponents()) {
      values.add(value(said.get(part.getSimpleName().toString()), part.asType().toString()));
    }
    return values.toString();
  }

  /** Adds the members of an annotation, by their names in a slot. */
  private void add(AnnotationMirror annotation, Map<String, Object> said, Set<String> chosen) {
    String kind = annotation.getAnnotationType().asElement().getSimpleName().toString();
    if (!kind.equals("Allows")) {
      said.put("role", kind.toUpperCase(Locale.ROOT));
    }
    if (kind.equals("Word") || kind.equals("Clause")) {
      chosen.add("min"); // these annotations have defaults of their own for the range
    }
    types
        .elements()
        .getElementValuesWithDefaults(annotation)
        .forEach(
            (member, value) -> {
              String own = member.getSimpleName().toString();
              String name = CALLED.getOrDefault(kind + "." + own, own);
              said.put(name, value.getValue());
              if (annotation.getElementValues().containsKey(member)) {
                chosen.add(name);
              }
            });
  }

  /** Returns a value as code; the empty value of its type if it is not given. */
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
      return type.equals(STRING) ? "\"\"" : type.equals("boolean") ? "false" : "0";
    }
    return types.elements().getConstantExpression(value);
  }
}

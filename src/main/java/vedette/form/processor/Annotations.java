package vedette.form.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Annotations as code: a record that implements the annotation's interface, and a call of it. */
final class Annotations {
  private Annotations() {}

  /** Those of the program itself. */
  static List<AnnotationMirror> of(Element element) {
    List<AnnotationMirror> own = new ArrayList<>();
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().startsWith("vedette.")) {
        own.add(annotation);
      }
    }
    return own;
  }

  /** The name of the class for a type of annotation. */
  static String className(TypeElement type) {
    return Generated.flatName(type) + "Annotation";
  }

  /** The source of that class. */
  static String source(TypeElement type) {
    String name = className(type);
    int dot = name.lastIndexOf('.');
    StringJoiner members = new StringJoiner(", ");
    for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
      members.add(member.getReturnType() + " " + member.getSimpleName());
    }
    return """
        package %s;

        /** Generated: what {@link %s} says, as a value. */
        public record %s(%s) implements %2$s {
          @Override
          public Class<%2$s> annotationType() {
            return %2$s.class;
          }
        }
        """
        .formatted(
            name.substring(0, dot), type.getQualifiedName(), name.substring(dot + 1), members);
  }

  /** The annotations of an element, as an expression. */
  static String said(Element element, Elements elements) {
    StringJoiner all = new StringJoiner(", ", "Said.of(", ")");
    for (AnnotationMirror annotation : of(element)) {
      TypeElement type = (TypeElement) annotation.getAnnotationType().asElement();
      var values = elements.getElementValuesWithDefaults(annotation);
      StringJoiner call = new StringJoiner(", ", "new " + className(type) + "(", ")");
      for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
        call.add(expression(values.get(member).getValue(), elements));
      }
      all.add(call.toString());
    }
    return all.toString();
  }

  private static String expression(Object value, Elements elements) {
    if (!(value instanceof List<?> several)) {
      return elements.getConstantExpression(value);
    }
    StringJoiner array = new StringJoiner(", ", "new String[] {", "}");
    several.forEach(it -> array.add(expression(((AnnotationValue) it).getValue(), elements)));
    return array.toString();
  }
}

package vedette.form.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** A translator of the types of components into code; it rejects types that nothing could read. */
final class Types {
  private static final Map<String, String> HOLDERS =
      Map.of(
          "java.util.List", "list",
          "java.util.Optional", "optional",
          "java.util.Map", "named",
          "vedette.form.model.LocatedValue", "located");

  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("int", "WHOLE"),
          Map.entry("java.lang.Integer", "WHOLE"),
          Map.entry("java.util.OptionalInt", "MAYBE_WHOLE"),
          Map.entry("long", "LONG"),
          Map.entry("java.lang.Long", "LONG"),
          Map.entry("boolean", "FLAG"),
          Map.entry("java.lang.Boolean", "DENIABLE"),
          Map.entry("java.lang.String", "TEXT"),
          Map.entry("vedette.json.Json", "JSON"),
          Map.entry("vedette.json.Json.Str", "STRING"),
          Map.entry("vedette.json.Json.Obj", "OBJECT"),
          Map.entry("double", "REAL"),
          Map.entry("java.lang.Double", "MAYBE_REAL"),
          Map.entry("java.lang.Number", "NUMBER"),
          Map.entry("java.lang.Comparable", "VALUE"),
          Map.entry("java.util.function.Consumer", "MEMBERS"),
          Map.entry("vedette.source.Position", "PLACE"),
          Map.entry("vedette.source.Problem", "PROBLEM"),
          Map.entry("vedette.form.model.Part", "PART"));

  /** Types that only files can have. */
  private static final Set<String> OF_FILES =
      Set.of(
          "vedette.json.Json",
          "vedette.json.Json.Str",
          "vedette.json.Json.Obj",
          "vedette.form.model.LocatedValue",
          "java.util.Map");

  static final String READ_BY = "vedette.form.ReadBy";

  private final ProcessingEnvironment environment;
  private final List<TypeElement> met = new ArrayList<>();

  Types(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Returns records and sealed interfaces of components, for which forms are also needed. */
  List<TypeElement> nestedTypes() {
    return met;
  }

  ProcessingEnvironment environment() {
    return environment;
  }

  Elements elements() {
    return environment.getElementUtils();
  }

  /** Returns the name of a type in code, without type arguments. */
  String name(TypeMirror type) {
    return environment.getTypeUtils().erasure(type).toString();
  }

  /** Returns the reference type of a type, for a cast. */
  String boxed(TypeMirror type) {
    return type.getKind().isPrimitive()
        ? environment
            .getTypeUtils()
            .boxedClass(environment.getTypeUtils().getPrimitiveType(type.getKind()))
            .toString()
        : type.toString();
  }

  /** Returns the type of a component as an expression. */
  String expression(RecordComponentElement component) {
    String by = Slots.readerOf(component);
    AnnotationMirror ofType = readBy(component.asType());
    if (by.isEmpty() && ofType != null) {
      TypeElement type = (TypeElement) inList(component.asType()).asElement();
      by = PackageForms.packageOf(type) + "." + Slots.annotationText(ofType, "value");
    }
    return by.isEmpty()
        ? expression(component.asType(), component)
        : "Types.inContext(" + name(component.asType()) + ".class, " + by + ")";
  }

  /**
   * Returns the annotation on the reading of a type, or of a list's element type; null if there is
   * none.
   */
  AnnotationMirror readBy(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    return inList(type).asElement().getAnnotationMirrors().stream()
        .filter(it -> it.getAnnotationType().toString().equals(READ_BY))
        .findFirst()
        .orElse(null);
  }

  private DeclaredType inList(TypeMirror type) {
    DeclaredType declared = (DeclaredType) type;
    return name(type).equals("java.util.List")
            && declared.getTypeArguments().get(0) instanceof DeclaredType inner
        ? inner
        : declared;
  }

  /** Rejects a type of files in a line, and a type of lines in a file. */
  private static void checkPlace(String type, RecordComponentElement of) {
    if (OF_FILES.contains(type) && (isSaid(of, "Word") || isSaid(of, "Clause"))) {
      throw new UnsupportedElementException(
          of, "a line has no words for a " + type + ": only a file can have it");
    }
    if (type.equals("vedette.form.model.Part") && isSaid(of, "Field")) {
      throw new UnsupportedElementException(
          of, "no file has a " + type + ": only a unit's words can");
    }
  }

  private String expression(TypeMirror type, RecordComponentElement of) {
    String name = name(type);
    checkPlace(name, of);
    if (name.equals("vedette.json.Json.Obj") && !Slots.isSaid(of)) {
      return "Types.HERE";
    }
    if (name.equals("vedette.form.model.RecordPlace")) {
      return "Types.SITE";
    }
    if (HOLDERS.containsKey(name)) {
      return "Types." + HOLDERS.get(name) + "(" + expression(inner(type, of), of) + ")";
    }
    if (PLAIN.containsKey(name)) {
      return "Types." + PLAIN.get(name);
    }
    if (type.getKind() == TypeKind.DECLARED) {
      TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
      checkVisible(element);
      if (element.getKind() == ElementKind.ENUM) {
        return "Types.constants(" + name + ".class, " + name + ".values())";
      }
      boolean record = element.getKind() == ElementKind.RECORD;
      if (record && (isAnnotated(element) || isSaid(of, "Units"))
          || element.getModifiers().contains(Modifier.SEALED)) {
        met.add(element);
        return "Types.nested(" + name + ".class)";
      }
      if (parses(element)) {
        return "Types.parsed(" + name + ".class, " + name + "::parse)";
      }
    }
    throw new UnsupportedElementException(
        of,
        "no file and no command line can give a component of type "
            + type
            + ": write int, long, boolean, String, an enum, a record, a sealed interface of"
            + " records, a class with a static parse(String), or a List, an Optional or an"
            + " OptionalInt of them");
  }

  private static boolean isAnnotated(TypeElement record) {
    return record.getRecordComponents().stream().anyMatch(it -> Slots.isSaid(it));
  }

  private static boolean isSaid(RecordComponentElement component, String annotation) {
    return component.getAnnotationMirrors().stream()
        .anyMatch(it -> it.getAnnotationType().toString().equals("vedette.form." + annotation));
  }

  private static TypeMirror inner(TypeMirror holder, RecordComponentElement of) {
    List<? extends TypeMirror> inner = ((DeclaredType) holder).getTypeArguments();
    if (inner.isEmpty() || inner.get(inner.size() - 1).getKind() != TypeKind.DECLARED) {
      throw new UnsupportedElementException(
          of, "say what is in the " + holder + ", as in List<String>");
    }
    return inner.get(inner.size() - 1);
  }

  private static boolean parses(TypeElement type) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("parse")
          && method.getModifiers().contains(Modifier.STATIC)
          && !method.getModifiers().contains(Modifier.PRIVATE)
          && method.getParameters().size() == 1
          && method.getParameters().get(0).asType().toString().equals("java.lang.String")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Rejects a private type: the generated code is in the same package, but not in the same class.
   */
  void checkVisible(TypeElement type) {
    for (Element at = type; at != null; at = at.getEnclosingElement()) {
      if (at.getModifiers().contains(Modifier.PRIVATE)) {
        throw new UnsupportedElementException(
            type,
            type.getSimpleName() + " is private: leave `private` out, so that it can be read");
      }
    }
  }
}

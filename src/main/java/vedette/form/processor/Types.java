package vedette.form.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
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

/** The types of components as code; complains of those that nobody could read. */
final class Types {
  private static final Set<String> HOLDERS =
      Set.of("java.util.List", "java.util.Optional", "vedette.form.Located");

  private static final Set<String> PLAIN =
      Set.of(
          "int",
          "long",
          "boolean",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Boolean",
          "java.lang.String",
          "java.util.OptionalInt",
          "vedette.json.Json",
          "vedette.form.Part");

  private final ProcessingEnvironment environment;
  private final List<TypeElement> met = new ArrayList<>();

  Types(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Records and sealed interfaces that components have, for which code is needed as well. */
  List<TypeElement> met() {
    return met;
  }

  Elements elements() {
    return environment.getElementUtils();
  }

  /** The name of a type as code has it, without what is in angle brackets. */
  String name(TypeMirror type) {
    return environment.getTypeUtils().erasure(type).toString();
  }

  /** An object's type, for a cast. */
  String boxed(TypeMirror type) {
    return type.getKind().isPrimitive()
        ? environment
            .getTypeUtils()
            .boxedClass(environment.getTypeUtils().getPrimitiveType(type.getKind()))
            .toString()
        : type.toString();
  }

  /** The type of a component as an expression. */
  String expression(TypeMirror type, RecordComponentElement of) {
    String name = name(type);
    if (HOLDERS.contains(name)) {
      return "ValueType.of(" + name + ".class, " + expression(inner(type, of), of) + ")";
    }
    if (PLAIN.contains(name)) {
      return "ValueType.of(ValueType.Kind.PLAIN, " + name + ".class)";
    }
    if (type.getKind() == TypeKind.DECLARED) {
      TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
      checkVisible(element);
      if (element.getKind() == ElementKind.ENUM) {
        return "ValueType.of(" + name + ".class, " + name + ".values())";
      }
      String kind = kind(element, of);
      if (kind != null) {
        return "ValueType.of(ValueType.Kind." + kind + ", " + name + ".class)";
      }
    }
    throw new CannotHandle(
        of,
        "no file and no command line can give a component of type "
            + type
            + ": write int, long, boolean, String, an enum, a record, a sealed interface of"
            + " records, a class with a static parse(String), or a List, an Optional or an"
            + " OptionalInt of them");
  }

  private String kind(TypeElement type, RecordComponentElement of) {
    if (type.getKind() == ElementKind.RECORD && (isAnnotated(type) || isOfUnits(of))) {
      met.add(type);
      return "RECORD";
    }
    if (type.getModifiers().contains(Modifier.SEALED)) {
      met.add(type);
      return "SEALED";
    }
    return parses(type) ? "PLAIN" : null;
  }

  private static boolean isAnnotated(TypeElement record) {
    return record.getRecordComponents().stream().anyMatch(it -> !Annotations.of(it).isEmpty());
  }

  /** Whether it has units, whose record needs no annotations of its own. */
  private static boolean isOfUnits(RecordComponentElement component) {
    return component.getAnnotationMirrors().stream()
        .anyMatch(it -> it.getAnnotationType().toString().equals("vedette.form.Units"));
  }

  private static TypeMirror inner(TypeMirror holder, RecordComponentElement of) {
    List<? extends TypeMirror> inner = ((DeclaredType) holder).getTypeArguments();
    if (inner.size() != 1 || inner.get(0).getKind() != TypeKind.DECLARED) {
      throw new CannotHandle(of, "say what is in the " + holder + ", as in List<String>");
    }
    return inner.get(0);
  }

  /** The class of one value of a component if it has a {@code static parse(String)}; else null. */
  TypeElement parser(TypeMirror type) {
    TypeMirror one = type;
    while (one instanceof DeclaredType holder && HOLDERS.contains(name(one))) {
      one = holder.getTypeArguments().get(0);
    }
    return environment.getTypeUtils().asElement(one) instanceof TypeElement element
            && parses(element)
        ? element
        : null;
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

  /** The code that is written is in the same package, but not in the same class. */
  void checkVisible(TypeElement type) {
    for (Element at = type; at != null; at = at.getEnclosingElement()) {
      if (at.getModifiers().contains(Modifier.PRIVATE)) {
        throw new CannotHandle(
            type,
            type.getSimpleName() + " is private: leave `private` out, so that it can be read");
      }
    }
  }
}

package vedette.form.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * Writes a class for each record with annotated components and for each sealed interface of such
 * records, and the registry of them all, whose name is the option {@code registry}.
 */
@SupportedAnnotationTypes({
  "vedette.form.Field",
  "vedette.form.OneOf",
  "vedette.form.Word",
  "vedette.form.Clause",
  "vedette.form.Units",
  "vedette.form.Name"
})
@SupportedOptions("registry")
public final class RecordProcessor extends AbstractProcessor {
  private final Deque<TypeElement> waiting = new ArrayDeque<>();
  private final Set<TypeElement> seen = new LinkedHashSet<>();
  private final Set<String> annotations = new TreeSet<>();
  private final List<Generated> generated = new ArrayList<>();
  private boolean written;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> present, RoundEnvironment round) {
    for (TypeElement annotation : present) {
      for (Element annotated : round.getElementsAnnotatedWith(annotation)) {
        Element type =
            annotated.getKind() == ElementKind.RECORD_COMPONENT
                ? annotated.getEnclosingElement()
                : annotated;
        if (type instanceof TypeElement record && isKnown(record)) {
          meet(record);
        }
      }
    }
    while (!waiting.isEmpty()) {
      write(waiting.remove());
    }
    if (!written && !round.processingOver()) {
      written = true;
      String registry = processingEnv.getOptions().get("registry");
      file(registry, Registries.source(registry, generated));
    }
    return false;
  }

  private static boolean isKnown(TypeElement type) {
    return type.getKind() == ElementKind.RECORD || type.getKind() == ElementKind.INTERFACE;
  }

  private void meet(TypeElement type) {
    if (seen.add(type)) {
      waiting.add(type);
    }
  }

  private void write(TypeElement type) {
    Types types = new Types(processingEnv);
    try {
      types.checkVisible(type);
      Generated made =
          type.getKind() == ElementKind.RECORD
              ? Generated.ofRecord(type, types)
              : Generated.ofSealed(type, types);
      types.met().forEach(this::meet);
      annotations(type);
      type.getRecordComponents().forEach(this::annotations);
      generated.add(made);
      file(made.name(), made.source());
    } catch (CannotHandle e) {
      processingEnv
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, e.getMessage(), placed(e.element()));
    }
  }

  /** The compiler knows where the field of a component stands, but not the component. */
  private static Element placed(Element element) {
    if (element.getKind() == ElementKind.RECORD_COMPONENT) {
      for (Element field :
          ElementFilter.fieldsIn(element.getEnclosingElement().getEnclosedElements())) {
        if (field.getSimpleName().equals(element.getSimpleName())) {
          return field;
        }
      }
    }
    return element;
  }

  /** Writes a class for each kind of annotation that is met, unless it has been compiled before. */
  private void annotations(Element element) {
    for (AnnotationMirror annotation : Annotations.of(element)) {
      TypeElement type = (TypeElement) annotation.getAnnotationType().asElement();
      String name = Annotations.className(type);
      if (annotations.add(name) && processingEnv.getElementUtils().getTypeElement(name) == null) {
        file(name, Annotations.source(type));
      }
    }
  }

  private void file(String name, String source) {
    try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
      out.write(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

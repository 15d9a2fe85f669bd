package vedette.form.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * An annotation processor that writes a class of forms for each package, with a form of each record
 * with annotated components and of each sealed interface of such records, and the registry of all
 * forms. The option {@code registry} is the registry's name, as {@code a.b.ProgramRegistry}; the
 * classes are then called {@code ProgramForms}.
 */
@SupportedAnnotationTypes("vedette.form.*")
@SupportedOptions("registry")
public final class RecordProcessor extends AbstractProcessor {
  private final Deque<TypeElement> waiting = new ArrayDeque<>();
  private final Set<TypeElement> seen = new LinkedHashSet<>();
  private final Map<String, PackageForms> packages = new TreeMap<>();
  private boolean written;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> present, RoundEnvironment round) {
    for (TypeElement annotation : present) {
      if (annotation.getQualifiedName().contentEquals(Types.READ_BY)) {
        continue; // It annotates types without a form.
      }
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
      String forms = registry.replaceFirst("^.*\\.(\\w+)Registry$", "$1Forms");
      packages.forEach((name, of) -> file(name + "." + forms, of.source(name, forms)));
      file(registry, PackageForms.registry(registry, forms, packages.keySet()));
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
      packages
          .computeIfAbsent(PackageForms.packageOf(type), name -> new PackageForms())
          .add(type, types);
      types.nestedTypes().forEach(this::meet);
    } catch (UnsupportedElementException e) {
      processingEnv
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, e.getMessage(), placed(e.element()));
    }
  }

  /**
   * Returns the field of a component: the compiler knows its place, but not that of the component.
   */
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

  private void file(String name, String source) {
    try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
      out.write(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
